import { z } from 'zod';
import { AMOUNT, idsIn, type Parameter, type Parameters, rules, type ValuesOf, WHOLE } from './parameters.ts';

type Value<S extends Parameters, K extends keyof S> = ValuesOf<S>[K & keyof ValuesOf<S>];
type Shape<S extends Parameters> = {
  [K in keyof S]: undefined extends Value<S, K>
    ? z.ZodOptional<z.ZodType<Exclude<Value<S, K>, undefined>>>
    : z.ZodType<Value<S, K>>;
};

/** The schema of parameters: it takes and refuses what `readQuery` does. */
export function schemaOf<S extends Parameters>(parameters: S): z.ZodObject<Shape<S>> {
  const fields = Object.entries(parameters).map(([name, parameter]) => {
    const { description } = parameter;
    const field = fieldOf(parameter);
    return [name, description ? field.meta({ description }) : field];
  });
  return z.object(Object.fromEntries(fields)) as z.ZodObject<Shape<S>>;
}

function fieldOf(parameter: Parameter): z.ZodType {
  switch (parameter.kind) {
    case 'ids':
      return ids(parameter.max, parameter.most);
    case 'part':
      return words(parameter.max);
    case 'choice': {
      const { values } = parameter;
      return optionalOrDefault(z.enum(values, rules.choice(values)), parameter.default);
    }
    case 'whole': {
      const { min, max } = parameter;
      const rule = rules.whole(min, max);
      const number = z.number(rule).int(rule).min(min, rule).max(max, rule);
      return optionalOrDefault(z.preprocess(inForm(WHOLE), number), parameter.default);
    }
    case 'amount': {
      const rule = rules.amount(parameter.max);
      const number = z.number(rule).min(0, rule).max(parameter.max, rule);
      return optionalOrDefault(z.preprocess(inForm(AMOUNT), number), undefined);
    }
    case 'words':
      return optionalOrDefault(words(parameter.max), undefined);
  }
}

/** Blank parameters count as absent, as forms send them. */
const blankIsAbsent = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

const optionalOrDefault = (schema: z.ZodType, value: string | number | undefined) =>
  z.preprocess(blankIsAbsent, value === undefined ? schema.optional() : schema.default(value as never));

/** Reads a text of this form as a number; any other text is none. */
const inForm = (form: RegExp) => (value: unknown) =>
  typeof value === 'string' ? (form.test(value) ? Number(value) : Number.NaN) : value;

const words = (max: number) => z.string().max(max, rules.words(max));

const ids = (max: number, most: number) =>
  z
    .string(rules.ids)
    .transform(idsIn)
    .pipe(z.array(words(max)).min(1, rules.noIds).max(most, rules.manyIds(most)));

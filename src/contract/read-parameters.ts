import { AppError } from '#lib/errors.ts';
import { AMOUNT, idsIn, type Parameter, type Parameters, rules, type ValuesOf, WHOLE } from './parameters.ts';

/**
 * Reads the query of an address; parameters the call does not know are ignored.
 * @param query what follows the question mark
 * @throws AppError `bad_parameter`, naming the first parameter that is not usable
 */
export function readQuery<S extends Parameters>(parameters: S, query: string): ValuesOf<S> {
  const found: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    if (!Object.hasOwn(parameters, name)) continue;
    if (Object.hasOwn(found, name)) {
      throw new AppError('bad_parameter', `The parameter ${name} is given more than once.`);
    }
    found[name] = value;
  }
  return readValues(parameters, found);
}

/** @throws AppError `bad_parameter`, naming the first parameter that is not usable */
export function readValues<S extends Parameters>(
  parameters: S,
  given: Readonly<Record<string, string | undefined>>,
): ValuesOf<S> {
  const values: Record<string, unknown> = {};
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = readValue(name, parameter, given[name]);
    if (value !== undefined) values[name] = value;
  }
  return values as ValuesOf<S>;
}

function readValue(name: string, parameter: Parameter, text: string | undefined): unknown {
  const refuse = (rule: string): never => {
    throw new AppError('bad_parameter', `The parameter ${name} ${rule}.`);
  };
  if (parameter.kind === 'ids') return readIds(parameter, text, refuse);
  if (parameter.kind === 'part') return withinLength(text ?? '', parameter.max, refuse);
  if (text === undefined || text.trim() === '') return 'default' in parameter ? parameter.default : undefined;
  switch (parameter.kind) {
    case 'choice':
      return parameter.values.includes(text) ? text : refuse(rules.choice(parameter.values));
    case 'whole': {
      const { min, max } = parameter;
      const value = WHOLE.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : refuse(rules.whole(min, max));
    }
    case 'amount': {
      const value = AMOUNT.test(text) ? Number(text) : Number.NaN;
      return value <= parameter.max ? value : refuse(rules.amount(parameter.max));
    }
    case 'words':
      return withinLength(text, parameter.max, refuse);
  }
}

const withinLength = (text: string, max: number, refuse: (rule: string) => never): string =>
  text.length <= max ? text : refuse(rules.words(max));

function readIds(
  { max, most }: Extract<Parameter, { kind: 'ids' }>,
  text: string | undefined,
  refuse: (rule: string) => never,
): string[] {
  const ids = text === undefined ? refuse(rules.ids) : idsIn(text);
  if (ids.some((id) => id.length > max)) refuse(rules.words(max));
  if (ids.length === 0) refuse(rules.noIds);
  return ids.length <= most ? ids : refuse(rules.manyIds(most));
}

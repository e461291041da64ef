import type { z } from 'zod';
import type { Call } from '#contract/calls.ts';
import { failureSchema } from '#contract/failure.ts';
import { FAILURES } from '#contract/failures.ts';
import { type Example, examples, listExample } from './examples.ts';
import {
  answerReference,
  componentSchemas,
  inputSchema,
  type JsonSchema,
  namedCalls,
  parameterSchemas,
} from './schemas.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  schema: JsonSchema;
  example?: string | number;
}

interface Answered {
  description: string;
  content?: Record<string, { schema: JsonSchema; example?: unknown }>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: Parameter[];
  requestBody?: { required: true; content: Answered['content'] };
  responses: Record<string, Answered>;
}

const ABOUT = `The calls of the shop's pages. They need no credentials. Answers can be cached: they carry an ETag and
\`s-maxage\`, and 304 answers a call that names the tag. Parameters that a call does not know are ignored; blank ones
count as absent. Every answer that is no success has the body described as Failure.`;

/** Every call, with its parameters, its answer and an example, as an OpenAPI 3.1 document. */
export function createOpenApi() {
  const paths: Record<string, Partial<Record<Call['method'], Operation>>> = {};
  for (const call of namedCalls) paths[`/api${call.path}`] = { [call.method]: toOperation(call) };
  return {
    openapi: '3.1.0',
    info: { title: 'TecFinder', version: '1', description: ABOUT },
    servers: [{ url: '/' }],
    tags: [...new Set(namedCalls.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: { schemas: componentSchemas() },
  };
}
export type OpenApi = ReturnType<typeof createOpenApi>;

/** The example of a call by its name; lists share one. */
export function exampleOf(name: string): Example {
  return Object.hasOwn(examples, name) ? examples[name as keyof typeof examples] : listExample;
}

function toOperation(call: Call & { name: string }): Operation {
  const example = exampleOf(call.name);
  const success = call.method === 'post' ? '202' : '200';
  const reads = call.method === 'get';
  return {
    operationId: call.name,
    tags: [call.group],
    summary: call.summary,
    parameters: [
      ...toParameters('path', call.parts, example.parts),
      ...toParameters('query', call.query, example.query),
    ],
    ...(call.body && { requestBody: { required: true, content: bodyContent(call.body, example.body) } }),
    responses: {
      [success]: {
        description: reads ? 'The answer.' : 'Taken, whether such a thing exists or not.',
        content: { 'application/json': { schema: answerReference(call.answer), example: example.answer } },
      },
      ...(reads && { 304: { description: 'The caller holds the answer already.' } }),
      ...Object.fromEntries(failuresOf(call).map((status) => [status, FAILED])),
    },
  };
}

function bodyContent(body: z.ZodObject, example: unknown): Answered['content'] {
  const schema = inputSchema(body);
  return {
    'application/json': { schema, example },
    'application/x-www-form-urlencoded': { schema, example },
  };
}

const FAILED = {
  description: 'What went wrong.',
  content: { 'application/json': { schema: answerReference(failureSchema) } },
};

function failuresOf({ method, path, query, body }: Call): number[] {
  const {
    bad_parameter,
    foreign_origin,
    unknown_category,
    body_too_large,
    address_too_long,
    too_many,
    internal,
  } = FAILURES;
  const names = method === 'get' && (/\{(category|subcategory|id)\}/.test(path) || 'category' in query.shape);
  return [
    bad_parameter,
    ...(method === 'post' ? [foreign_origin, body_too_large] : []),
    ...(names ? [unknown_category] : []),
    address_too_long,
    ...(body ? [too_many] : []),
    internal,
  ];
}

function toParameters(
  place: Parameter['in'],
  schema: z.ZodObject,
  example: Readonly<Record<string, string>> = {},
): Parameter[] {
  return Object.entries(parameterSchemas(schema)).map(([name, { description, ...described }]) => ({
    name,
    in: place,
    required: place === 'path' || !(schema.shape[name] as z.ZodType).safeParse(undefined).success,
    ...(description ? { description: String(description) } : {}),
    schema: described,
    ...(example[name] !== undefined && { example: typed(example[name], described) }),
  }));
}

const typed = (text: string, { type }: JsonSchema) =>
  type === 'integer' || type === 'number' ? Number(text) : text;

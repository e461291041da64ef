import type { z } from 'zod';
import type { Call } from '#contract/calls.ts';
import { DEFAULT_EDITION, type EditionKey } from '#editions/editions.ts';
import type { Answer, Answers } from './answers.ts';
import { type ApiContext, type Caller, callerOf } from './context.ts';
import { type Asked, readRequest } from './read-request.ts';
import { type Manner, type Reply, replyWith, toResponse } from './reply.ts';

/** Computes what a reading call answers. */
export type Reading<C extends Call> = (asked: Asked<C>) => Promise<z.input<C['answer']>>;

/** Is told of every answer to a call, kept ones too. */
export type Witness<C extends Call> = (caller: Caller, asked: Asked<C>, answer: Answer) => void;

/** An address that was answered before, as it was written, and what it means. */
interface Known {
  edition: EditionKey;
  key: string;
  manner: Manner;
  witness: (caller: Caller, answer: Answer) => void;
}

const MOST_KNOWN = 10_000;
const LONGEST_KNOWN = 500;
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Reading calls. They are computed only where no answer to the same call in the same edition with the same
 * parameters, as they were read, is at hand.
 */
export function createReads(answers: Answers) {
  const known = new Map<string, Known>();

  function remember(edition: EditionKey, target: string, entry: Known): void {
    if (target.length > LONGEST_KNOWN) return;
    known.set(`${edition} ${target}`, entry);
    if (known.size > MOST_KNOWN) known.delete(known.keys().next().value as string);
  }

  return {
    /** A handler that answers a call in JSON. */
    reader<C extends Call>(call: C, compute: Reading<C>, witness?: Witness<C>) {
      const manner = { type: JSON_TYPE, freshFor: call.freshFor };
      return async (context: ApiContext): Promise<Response> => {
        const asked = readRequest(context, call);
        const key = keyOf(call, asked);
        const answer = await answers.answer(asked.edition, key, call.freshFor, () => compute(asked));
        const caller = callerOf(context);
        const tell = (told: Caller, given: Answer) => witness?.(told, asked, given);
        tell(caller, answer);
        const target = context.req.url.slice(context.req.url.indexOf('/', 'https://'.length));
        const own = context.env?.edition ?? DEFAULT_EDITION;
        remember(own, target, { edition: asked.edition, key, manner, witness: tell });
        return toResponse(context, await replyWith(answer.text, manner, caller.header));
      };
    },

    /**
     * The answer to an address that was answered before and is still at hand, without reading the address
     * again; undefined where there is none.
     */
    async recall(edition: EditionKey, target: string, caller: Caller): Promise<Reply | undefined> {
      const found = known.get(`${edition} ${target}`);
      const answer = found && (await answers.kept(found.edition, found.key));
      if (!answer) return undefined;
      found.witness(caller, answer);
      return await replyWith(answer.text, found.manner, caller.header);
    },
  };
}

export type Reads = ReturnType<typeof createReads>;

/** The same for every way to write the same question to the same edition. */
function keyOf(call: Call, { parts, query }: Asked): string {
  return `${call.path} ${JSON.stringify(parts)} ${JSON.stringify({ ...query, country: undefined })}`;
}

import type { Context } from 'hono';
import { acceptedEncodings } from '#lib/encoding.ts';
import { matchesTag } from '#lib/etag.ts';
import type { Caller } from './context.ts';
import type { Text } from './text.ts';

/** An answer that is ready to be sent. */
export interface Reply {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface Manner {
  type: string;
  /** Seconds a shared cache may keep it. */
  freshFor: number;
  more?: Readonly<Record<string, string>>;
}

/** Answers with a text in an encoding the caller takes; 304 without a body where the caller holds it already. */
export async function replyWith(text: Text, manner: Manner, header: Caller['header']): Promise<Reply> {
  const headers: Record<string, string> = {
    // Browsers ask again with the tag.
    'cache-control': `public, max-age=0, s-maxage=${manner.freshFor}`,
    etag: text.tag,
    ...manner.more,
  };
  if (matchesTag(header('if-none-match'), text.tag)) return { status: 304, headers, body: null };
  headers['content-type'] = manner.type;
  const encoding = text.isWorthCompressing ? acceptedEncodings(header('accept-encoding'))[0] : undefined;
  if (!encoding || encoding === 'identity') {
    headers['content-length'] = String(text.body.length);
    return { status: 200, headers, body: text.body };
  }
  const body = await text.in(encoding);
  headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return { status: 200, headers, body };
}

export function toResponse(context: Context, { status, headers, body }: Reply): Response {
  return context.newResponse(body as Uint8Array<ArrayBuffer> | null, status, headers);
}

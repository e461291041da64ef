import type { OutgoingHttpHeader, ServerResponse } from 'node:http';

type AnyHeaders = Record<string, OutgoingHttpHeader | undefined>;

const POLICY = 'content-security-policy';

/**
 * A page that is rendered on demand brings the policy of its own scripts; the host's policy, which
 * is set already, is sent beside it instead of being replaced, and HTML says its encoding.
 */
export function keepHeaders(response: ServerResponse): void {
  const policy = response.getHeader(POLICY);
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers?: AnyHeaders,
  ) => ServerResponse;
  const write = (status: number, headers: AnyHeaders = {}) => {
    const own = headers[POLICY];
    const type = headers['content-type'];
    return writeHead(status, {
      ...headers,
      ...(own && policy && { [POLICY]: [...list(policy), ...list(own)] }),
      ...(type === 'text/html' && { 'content-type': 'text/html; charset=utf-8' }),
    });
  };
  response.writeHead = write as ServerResponse['writeHead'];
}

function list(header: OutgoingHttpHeader): string[] {
  return [header].flat().map(String);
}

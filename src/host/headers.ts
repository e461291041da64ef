import type { ServerResponse } from 'node:http';
import type { Visit } from './visit.ts';

/** Sent with everything, by static hosts too; pages carry the policy of their own scripts and styles themselves. */
export const SECURITY_HEADERS: readonly (readonly [string, string])[] = [
  ['Content-Security-Policy', "frame-ancestors 'none'; object-src 'none'; base-uri 'self'"],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];
const PLAIN = SECURITY_HEADERS.flat();
const SECURE = [...PLAIN, 'Strict-Transport-Security', 'max-age=31536000'];

/** Security headers as a flat list of names and values; transport security only on real hosts over https. */
export function securityHeaders(visit: Pick<Visit, 'local' | 'secure'>): readonly string[] {
  return visit.secure && !visit.local ? SECURE : PLAIN;
}

/** Sets a flat list of names and values on an answer that something else will finish. */
export function setHeaders(response: ServerResponse, list: readonly string[]): void {
  for (let i = 0; i + 1 < list.length; i += 2) response.setHeader(list[i] as string, list[i + 1] as string);
}

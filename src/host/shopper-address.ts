import type { IncomingMessage } from 'node:http';
import proxyAddress from 'proxy-addr';

/**
 * Tells the address of a shopper's device: that of the connection, or, where proxies that are trusted
 * brought the request, the last one in X-Forwarded-For that is none of them. What a stranger writes
 * into that header is not believed.
 */
export function createAddressReader(trusted: readonly string[] = []): (request: IncomingMessage) => string {
  const isTrusted = proxyAddress.compile([...trusted]);
  return (request) => proxyAddress(request, isTrusted) ?? '';
}

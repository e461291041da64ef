import Cookies from 'js-cookie';
import { EDITION_COOKIE } from '#editions/editions.ts';
import { withoutBase } from '#lib/base.ts';

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/;
const DAYS = 365;

/**
 * Country links: on local hosts they set the local flag and reload, on the domain of a country they lead to the same
 * page of the other one's. Elsewhere the link itself is followed, which the host answers.
 */
export function mount(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-country]');
    const { country, origin } = link?.dataset ?? {};
    if (!country || !origin || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isStatic = import.meta.env.HOSTING === 'static';
    const isLocal = !isStatic && LOCAL.test(location.hostname);
    if (!isStatic && !isLocal && !document.querySelector(`[data-origin="${location.origin}"]`)) return;
    event.preventDefault();
    if (isLocal) {
      Cookies.set(EDITION_COOKIE, country, { expires: DAYS, path: '/', sameSite: 'Lax' });
      location.reload();
    } else location.assign(origin + withoutBase(location.pathname) + location.search);
  });
}

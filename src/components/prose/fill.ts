import { linkAddress } from '#lib/base.ts';

/** What a Markdown page may ask to have put in, written `{phone}`, and the block `{inventory}`. */
export const PLACEHOLDERS = ['phone', 'email', 'street', 'inventory'] as const;

export interface ProseValues {
  phone: string;
  street: string;
  email: string;
  /** The text that stands for the e-mail address until the script puts it in. */
  emailText: string;
}

/**
 * Fills the placeholders of a rendered page. Returns the parts between the `{inventory}` paragraphs,
 * in order. Values are escaped; the e-mail address is left in two halves for the script to join.
 */
export function fillProse(html: string, values: ProseValues): string[] {
  const filled = html
    .replaceAll(
      '{phone}',
      () => `<a href="tel:${values.phone.replace(/[^\d+]/g, '')}">${escapeHtml(values.phone)}</a>`,
    )
    .replaceAll('{street}', () => escapeHtml(values.street))
    .replaceAll('{email}', () => emailSpan(values.email, values.emailText))
    .replaceAll(/href="(\/[^"]*)"/g, (_, address) => `href="${linkAddress(address)}"`)
    .replace(/<table>/g, '<div class="table"><table>')
    .replace(/<\/table>/g, '</table></div>');
  return filled.split(/<p>\{inventory\}<\/p>/);
}

/** The two halves of an address. */
export function emailHalves(email: string): { user: string; domain: string } {
  const at = email.lastIndexOf('@');
  return { user: email.slice(0, at), domain: email.slice(at + 1) };
}

function emailSpan(email: string, text: string): string {
  const { user, domain } = emailHalves(email);
  return `<span data-mail-user="${escapeHtml(user)}" data-mail-domain="${escapeHtml(domain)}">${escapeHtml(text)}</span>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

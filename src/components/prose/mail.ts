/** Puts the e-mail address in at load time, so that the page as it is sent does not hold it whole. */
for (const place of document.querySelectorAll<HTMLElement>('[data-mail-user]')) {
  const { mailUser, mailDomain } = place.dataset;
  const address = `${mailUser}@${mailDomain}`;
  const link = document.createElement('a');
  link.href = `mailto:${address}`;
  link.textContent = address;
  place.replaceWith(link);
}

/** A page up to the end of its head, one character a byte; all of a page without one. */
export function headOf(page: Buffer): string {
  const end = page.indexOf('</head>');
  return page.toString('latin1', 0, end < 0 ? page.length : end);
}

/** A value as JSON that can stand inside a script element of a page: nothing in it ends the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const RULES: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/ch/g, 'C'],
  [/h/g, ''],
  [/qu(?=[ei])/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[ei])/g, 'j'],
  [/c(?=[ei])/g, 's'],
  [/[cq]/g, 'k'],
  [/[zx]/g, 's'],
  [/v/g, 'b'],
  [/ll/g, 'y'],
  [/G/g, 'g'],
  [/(.)\1+/g, '$1'],
];

/** How a folded word sounds in Spanish, hashed: `llave` and `yabe` give the same number. */
export function soundOf(word: string): number {
  const sound = RULES.reduce((text, [letters, other]) => text.replace(letters, other), word);
  let hash = 0x811c9dc5;
  for (let i = 0; i < sound.length; i++) hash = Math.imul(hash ^ sound.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

declare module 'snowball-stemmers' {
  const snowball: { newStemmer(language: 'spanish' | 'english'): { stem(word: string): string } };
  export default snowball;
}

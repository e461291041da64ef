/** Questions of which none needs what another is answered. */
export type Questions = readonly (() => unknown)[];
export type Answers<Asked extends Questions> = { -readonly [K in keyof Asked]: ReturnType<Asked[K]> };

/** Asks them all. Where answers have to be fetched first, it throws for all of them, so that they come at once. */
export type Together = <const Asked extends Questions>(asked: Asked) => Answers<Asked>;

/** Where nothing has to be fetched. */
export const inTurn: Together = <const Asked extends Questions>(asked: Asked) =>
  asked.map((ask) => ask()) as Answers<Asked>;

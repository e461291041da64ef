import { fold } from '../text/analyse.ts';

/** What brands are told apart by: the name folded, without blanks around it. */
export const brandKey = (name: string): string => fold(name).trim();

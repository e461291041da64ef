import { clearOtherPlaces } from './place.ts';

/** Before a run: removes the catalogues and builds that runs of other days have left. */
export default function clearPlaces(): void {
  clearOtherPlaces(process.env.E2E_PLACE as string);
}

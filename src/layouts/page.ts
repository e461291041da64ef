import { startOnDemand } from '#client/on-demand.ts';
import { sayToast } from '#client/signals.ts';
import { startMarks } from '#features/favourites/marks.ts';
import { keepPresses } from '#features/favourites/presses.ts';
import { features } from './features.ts';

/** What a page carries inside it: what must be there with the first paint and the first press. */
startMarks();
keepPresses();
startOnDemand(features, () => sayToast('notLoaded'));

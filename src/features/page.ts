import { loadFavourites } from './favourites/favourites.store.ts';
import { startHearts } from './favourites/hearts.ts';
import { startCountrySwitch } from './frame/country.ts';
import { startPictures } from './frame/pictures.ts';
import { startScrolling } from './frame/scrolling.ts';
import { startThemeSwitch } from './frame/theme.ts';

/** What every page does before a shopper acts. */
loadFavourites();
startHearts();
startThemeSwitch();
startCountrySwitch();
startPictures();
startScrolling();

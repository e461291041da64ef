import { editions } from '#editions/editions.ts';
import { favourites as favouritesEn } from '#i18n/en/favourites.ts';
import { listing as listingEn } from '#i18n/en/listing.ts';
import { search as searchEn } from '#i18n/en/search.ts';
import { shell as shellEn } from '#i18n/en/shell.ts';
import { shop as shopEn } from '#i18n/en/shop.ts';
import { favourites as favouritesEs } from '#i18n/es/favourites.ts';
import { listing as listingEs } from '#i18n/es/listing.ts';
import { search as searchEs } from '#i18n/es/search.ts';
import { shell as shellEs } from '#i18n/es/shell.ts';
import { shop as shopEs } from '#i18n/es/shop.ts';
import type { Messages } from '#i18n/messages.ts';

/** The texts a list needs in the browser: the build leaves only those of its own edition in. */
export const texts: Pick<
  Messages,
  keyof typeof shopEn | 'listing' | 'errors' | 'categories' | 'notFound' | 'search' | 'favourites'
> =
  import.meta.env.EDITION === 'UK'
    ? {
        ...shopEn,
        ...favouritesEn,
        listing: listingEn,
        search: searchEn,
        errors: shellEn.errors,
        categories: shellEn.categories,
        notFound: shellEn.notFound,
      }
    : {
        ...shopEs,
        ...favouritesEs,
        listing: listingEs,
        search: searchEs,
        errors: shellEs.errors,
        categories: shellEs.categories,
        notFound: shellEs.notFound,
      };

export const edition = editions[import.meta.env.EDITION];

/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** The edition this build is for; set by astro.config.mjs. */
  readonly EDITION: import('#editions/editions.ts').EditionKey;
  /** Who answers the pages: the host they come from, or files beside them; set by astro.config.mjs, as what follows. */
  readonly HOSTING: 'node' | 'static';
  /** Where the site lies below its host, without a slash at its end. */
  readonly BASE_PATH: string;
  /** The data folder of the other edition where one host has both; else undefined. */
  readonly BESIDE: string | undefined;
  /** The address of the server that takes clicks and sign-ups: empty for the pages' own, null where there is none. */
  readonly SERVER: string | null;
  /** What lists say that are changed in place, in the language of the edition. */
  readonly LIST_TEXTS: import('#i18n/list-texts.ts').ListTexts;
  /** What islands that show products say, in the language of the edition; set by astro.config.mjs. */
  readonly PRODUCT_TEXTS: import('#i18n/product-texts.ts').ProductTexts;
}

/** A script bundled to one text, to be carried inside every page; made by astro.config.mjs. */
declare module 'virtual:first-paint' {
  const code: string;
  export default code;
}
declare module 'virtual:page-script' {
  const code: string;
  export default code;
}

declare namespace App {
  interface Locals {
    edition: import('#editions/editions.ts').Edition;
    /** Every text of the interface in the edition's language. */
    messages: import('#i18n/messages.ts').Messages;
    /** What the frame of every page shows from the catalogue. */
    shell: import('#pages/_data/shell.ts').Shell;
    /** Where the host renders a page on demand: tells it of the search that was made. */
    searched?: (search: import('#contract/use.ts').MadeSearch) => void;
  }
}

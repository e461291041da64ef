import { gzipSync, zipSync } from 'fflate';

/** 1 January 1980 in local time, the first date a zip can hold. */
const FIRST_DAY = new Date(1980, 0, 1);

/** gzip without a time in its header. Written in JavaScript, so that equal contents are equal bytes anywhere. */
export const gzipped = (contents: Buffer): Buffer => Buffer.from(gzipSync(contents, { level: 9, mtime: 0 }));

/** A zip of one file, dated with the format's first day. */
export const zipped = (name: string, contents: Buffer): Buffer =>
  Buffer.from(zipSync({ [name]: contents }, { level: 9, mtime: FIRST_DAY, os: 0 }));

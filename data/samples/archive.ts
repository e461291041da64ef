import { crc32, deflateRawSync, gzipSync } from 'node:zlib';

const UNKNOWN_SYSTEM = 0xff;
/** 1 January 1980, the first date a zip can hold. */
const DOS_DATE = 0x21;

/** gzip without time and system in its header, so that equal contents are equal bytes. */
export function gzipped(contents: Buffer): Buffer {
  const bytes = gzipSync(contents, { level: 9 });
  bytes.writeUInt32LE(0, 4);
  bytes[9] = UNKNOWN_SYSTEM;
  return bytes;
}

/** A zip of one file (APPNOTE 6.3.10), dated with the format's first day. */
export function zipped(name: string, contents: Buffer): Buffer {
  const packed = deflateRawSync(contents, { level: 9 });
  const fileName = Buffer.from(name, 'utf8');
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt16LE(DOS_DATE, 8);
  common.writeUInt32LE(crc32(contents), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(contents.length, 18);
  common.writeUInt16LE(fileName.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, fileName, packed]);
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    common,
    Buffer.alloc(14),
    fileName,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

import { crc32, deflateRawSync } from "node:zlib";

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/** A ZIP archive with one deflated file (APPNOTE 6.3.3); `at` is the file's time in milliseconds since 1970, UTC. */
export function zip(name: string, content: Buffer, at: number): Buffer {
  const fileName = Buffer.from(name, "utf8");
  const data = deflateRawSync(content);
  const { date, time } = dosMoment(new Date(at));
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(UTF8_NAMES, 2);
  facts.writeUInt16LE(DEFLATED, 4);
  facts.writeUInt16LE(time, 6);
  facts.writeUInt16LE(date, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(fileName.length, 22);
  const local = Buffer.concat([uint32(LOCAL_HEADER), facts, fileName, data]);
  // "Version made by", the local header's fields, then zeros: no comment, disk 0, no attributes, offset 0.
  const central = Buffer.concat([
    uint32(CENTRAL_HEADER),
    facts.subarray(0, 2),
    facts,
    Buffer.alloc(14),
    fileName,
  ]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, uint32(END), end]);
}

// MS-DOS counts years from 1980, and time in steps of two seconds.
function dosMoment(at: Date): { readonly date: number; readonly time: number } {
  const year = Math.min(Math.max(at.getUTCFullYear() - 1980, 0), 127);
  return {
    date: (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  };
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { ByteWriter, parquetWrite } from 'hyparquet-writer';
import { readManifest, writeManifest } from '../../src/execution/runs/manifest.ts';

/** Columns that runs have only since they were thought of. */
export const LATER = ['arm', 'phase', 'seat_with_rule', 'fortune'];

/** Makes the parts of a run what an earlier rulebench would have written. */
export async function asWrittenEarlier(folder: string): Promise<void> {
  const matches = join(folder, 'matches');
  const hashes: string[] = [];
  for (const part of readdirSync(matches).sort()) {
    const file = Uint8Array.from(readFileSync(join(matches, part))).buffer;
    const { schema } = parquetMetadata(file);
    const [root, ...rest] = schema.filter(({ name }) => !LATER.includes(name));
    const rows = await parquetReadObjects({ file });
    const names = Object.keys(rows[0]).filter((name) => !LATER.includes(name));
    const writer = new ByteWriter();
    parquetWrite({
      writer,
      schema: [{ ...root, num_children: names.length }, ...rest],
      columnData: names.map((name) => ({ name, data: rows.map((row) => row[name]) })),
      rowGroupSize: rows.length,
    });
    writeFileSync(join(matches, part), writer.getBytes());
    hashes.push(createHash('sha256').update(writer.getBytes()).digest('hex'));
  }
  writeManifest(folder, { ...readManifest(folder), parts: hashes });
}

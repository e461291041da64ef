import { openSqlite } from '#catalogue/sqlite/open.ts';
import { stopRequested } from '#cli/command.ts';

/** Started by a test: records uses of as many visitors as told, says so, and closes when it is asked to stop. */
const [file, prefix, visitors] = process.argv.slice(2) as [string, string, string];
const catalogue = openSqlite(file);
const stopping = stopRequested();
for (let n = 0; n < Number(visitors); n++) {
  catalogue.record({ edition: 'ES', kind: 'offer', subject: 'a', visitor: `${prefix}${n}`, at: Date.now() });
}
console.log('recorded');
const alive = setInterval(() => {}, 60_000);
await stopping;
clearInterval(alive);
await catalogue.close();

import type { Shot } from './shots.ts';

/** A page that shows all pictures side by side: a row for each thing, a picture for each look. */
export function indexPage(shots: readonly Shot[]): string {
  const rows = Map.groupBy(shots, ({ name }) => name.split('.')[0] as string);
  const sections = [...rows].map(([what, row]) => {
    const figures = row.map(
      ({ name }) =>
        `<figure><a href="${name}.jpg"><img src="${name}.jpg" alt="" loading="lazy"></a><figcaption>${name}</figcaption></figure>`,
    );
    return `<h2>${what}</h2><div>${figures.join('')}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screenshots</title><style>
body{font:14px system-ui;margin:24px}
div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}
figure{margin:0;width:220px}
img{width:100%;max-height:480px;object-fit:cover;object-position:top;border:1px solid #bbb}
</style><h1>${shots.length} pictures</h1>${sections.join('\n')}</html>`;
}

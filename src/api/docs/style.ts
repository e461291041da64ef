/** The look of the documentation; the shop's colours, light and dark as the device has it. */
export const style = `
:root { color-scheme: light dark; --ground: light-dark(#f6f6f4, #131415); --surface: light-dark(#fff, #1c1e20);
  --sunken: light-dark(#efeeea, #26282b); --line: light-dark(#e1dfd9, #35383c); --text: light-dark(#1a1a19, #eeedea);
  --quiet: light-dark(#5c5a54, #adaeb0); --accent: light-dark(#b03a16, #ff9e75); --good: light-dark(#14663a, #74d69f);
  --focus: light-dark(#0b57d0, #a8c7fa); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 2rem; }
h3 { margin: 1rem 0 0.25rem; font-size: 1rem; }
a { color: var(--accent); overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: 0.25rem 0; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
details { margin: 0.5rem 0; padding: 0 1rem; background: var(--surface); border: 1px solid var(--line);
  border-radius: 8px; }
details[open] { padding-bottom: 1rem; }
summary { margin: 0 -1rem; padding: 0.5rem 1rem; cursor: pointer; }
summary b { display: inline-block; min-width: 3rem; font-size: 0.875rem; color: var(--good); }
summary b.post { color: var(--accent); }
summary span, .quiet { color: var(--quiet); }
pre { margin: 0; padding: 0.75rem; max-height: 24rem; overflow: auto; background: var(--sunken); border-radius: 8px;
  white-space: pre-wrap; }
table { width: 100%; border-collapse: collapse; font-size: 0.875rem; }
th, td { padding: 0.4rem 0.75rem 0.4rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line);
  overflow-wrap: break-word; }
th code { white-space: nowrap; }
`;

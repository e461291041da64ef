import { html, raw } from 'hono/html';
import type { OpenApi, Operation, Parameter } from './openapi.ts';
import { exampleOf } from './openapi.ts';
import type { JsonSchema } from './schemas.ts';
import { style } from './style.ts';

/** The document as a page to read: no script, no request but for itself. */
export function renderDocs(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const { title, description } = document.info;
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} API</title>
<style>${raw(style)}</style>
</head>
<body>
<header>
<h1>${title} API</h1>
<p>${prose(description)}</p>
<p><a href="/api/openapi.json">The same as an OpenAPI ${document.openapi} document</a></p>
<nav aria-label="Calls"><ul>
${document.tags.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
<li><a href="#schemas">Schemas</a></li>
</ul></nav>
</header>
<main>
${document.tags.map(
  ({ name }) => html`<section id="${name}"><h2>${name}</h2>
${operations.filter(({ operation }) => operation.tags.includes(name)).map(renderOperation)}
</section>`,
)}
<section id="schemas"><h2>Schemas</h2>
${Object.entries(document.components.schemas).map(
  ([name, schema]) => html`<details><summary><code>${name}</code></summary><div id="schema-${name}">
${schema.description ? html`<p>${prose(String(schema.description))}</p>` : ''}${json(schema)}</div></details>`,
)}
</section>
</main>
</body>
</html>
`);
}

interface Shown {
  path: string;
  method: string;
  operation: Operation;
}

function renderOperation({ path, method, operation }: Shown) {
  const { operationId, summary, parameters, requestBody: body, responses } = operation;
  const [status = '', success] = Object.entries(responses)[0] ?? [];
  const media = success?.content?.['application/json'];
  const failures = Object.keys(responses).slice(1);
  return html`<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> <span>${summary}</span></summary>
<div id="${operationId}">${parameters.length > 0 ? renderParameters(parameters) : ''}
<h3>Example</h3>
${method === 'get' ? html`<p><a href="${address(path, operationId)}">${address(path, operationId)}</a></p>` : html`<pre>POST ${address(path, operationId)}</pre>${body ? json(exampleOf(operationId).body) : ''}`}
<h3>${status} ${success?.description}</h3>
<p>${link(media?.schema)}</p>
${json(media?.example)}
<p class="quiet">Else: ${failures.join(', ')}</p>
</div></details>`;
}

function renderParameters(parameters: Parameter[]) {
  return html`<table>
<thead><tr><th scope="col">Parameter</th><th scope="col">Value</th></tr></thead>
<tbody>${parameters.map(
    ({ name, in: place, required, schema, description }) => html`<tr>
<th scope="row"><code>${name}</code>${required ? html` <small>${place === 'path' ? 'in the path' : 'required'}</small>` : ''}</th>
<td>${rule(schema)}${description ? html`<br><span class="quiet">${prose(description)}</span>` : ''}</td></tr>`,
  )}</tbody></table>`;
}

/** A text with code between backticks. */
function prose(text: string) {
  return text.split('`').map((part, n) => (n % 2 ? html`<code>${part}</code>` : part));
}

/** What a value may be, in words. */
function rule({ type, enum: values, minimum, maximum, maxLength, default: usual }: JsonSchema): string {
  const kind = Array.isArray(values)
    ? values.join(', ')
    : minimum !== undefined
      ? `${type === 'integer' ? 'whole number' : 'number'}, ${minimum} to ${maximum}`
      : maxLength !== undefined
        ? `text, at most ${maxLength} characters`
        : 'text';
  return usual === undefined ? kind : `${kind}; default ${usual}`;
}

function link(schema: JsonSchema | undefined) {
  const name = String(schema?.$ref ?? '')
    .split('/')
    .pop();
  return html`<a href="#schema-${name}"><code>${name}</code></a>`;
}

function address(path: string, name: string): string {
  const { parts = {}, query = {} } = exampleOf(name);
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(parts[part] ?? ''));
  const text = new URLSearchParams(query).toString();
  return text ? `${filled}?${text}` : filled;
}

const json = (value: unknown) => html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;

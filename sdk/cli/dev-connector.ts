import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { z } from "zod";
import { openConnector, runToEnd, told, type Asked, type Opened } from "./open-connector.ts";

const shown = 20;

await runToEnd(async () => {
  const { folder, options } = told<Asked & { port?: string }>();
  const opened = await openConnector(folder, options);
  const server = createServer((request, response) => void answer(opened, request, response));
  server.listen(Number(options.port ?? 4700), "127.0.0.1", () =>
    console.log(`Its form, rows and log: http://127.0.0.1:${options.port ?? 4700}/`),
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void opened.end().then(() => process.exit(0)));
});

/** The page, and what came of a check or a read where one was asked for. */
async function answer(opened: Opened, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(request.method === "POST" ? await textOf(request) : "");
  const settings = { ...opened.settings, ...settingsTyped(opened, form) };
  const log: string[] = [];
  const act = form.get("act") ?? "";
  const found = act === "" ? "" : await tried(opened, settings, act, log).catch((error: Error) => fault(error));
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  response.end(page(opened, settings, found, log));
}

async function tried(opened: Opened, settings: Record<string, unknown>, act: string, log: string[]): Promise<string> {
  const host = opened.host({ settings });
  try {
    if (act === "check") {
      const { account, readable } = await host.check();
      return `<p>Signed in as <b>${text(account)}</b>. Readable: ${text(readable.join(", "))}.</p>`;
    }
    const { rows, rejected, pages } = await host.run(act);
    const all = [...[...rows.values()].map((row) => ({ row, reason: "" })), ...rejected];
    const lines = all
      .slice(0, shown)
      .map(({ row, reason }) => `<tr><td>${text(reason)}<td><code>${text(JSON.stringify(row))}</code>`);
    return `<p>${rows.size} rows of ${text(act)} in ${pages} pages, ${rejected.length} left out.</p>
      <table><tr><th>Left out because<th>Row${lines.join("")}</table>`;
  } finally {
    log.push(...host.lines);
  }
}

const fault = (error: Error & { code?: string }) =>
  `<p class="fault">${text(error.code ?? error.name)}: ${text(error.message)}</p>`;

type Property = { type?: string; enum?: string[]; label?: Record<string, string> };

function propertiesOf({ connector }: Opened): [string, Property][] {
  const schema = z.toJSONSchema(connector.settings, { io: "input", unrepresentable: "any" });
  return Object.entries((schema.properties ?? {}) as Record<string, Property>);
}

function settingsTyped(opened: Opened, form: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    propertiesOf(opened).flatMap(([name, { type }]) => {
      const value = form.get(name);
      if (value === null || value === "") return [];
      return [[name, type === "integer" || type === "number" ? Number(value) : type === "boolean" ? true : value]];
    }),
  );
}

/** The form as an administrator meets it, in English; nothing of the secret is in it. */
function page(opened: Opened, settings: Record<string, unknown>, found: string, log: readonly string[]): string {
  const { manifest, streams } = opened.connector;
  const fields = propertiesOf(opened).map(([name, { label, enum: options }]) => {
    const value = text(String(settings[name] ?? ""));
    const control = options
      ? `<select name="${name}">${options.map((each) => `<option${each === value ? " selected" : ""}>${text(each)}`).join("")}</select>`
      : `<input name="${name}" value="${value}">`;
    return `<label>${text(label?.["en"] ?? name)} ${control}</label>`;
  });
  const acts = ["check", ...Object.keys(streams)].map(
    (act) => `<button name="act" value="${act}">${act === "check" ? "Check now" : `Read ${act}`}</button>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${text(manifest.title.en)}</title>
    <style>body{font:14px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}label{display:block;margin:.5rem 0}
    input{width:24rem;max-width:100%}td,th{text-align:start;vertical-align:top;padding:.25rem .5rem}code{overflow-wrap:anywhere}.fault{color:#b00020}</style>
    <h1>${text(manifest.title.en)}</h1><form method="post">${fields.join("")}<p>${acts.join(" ")}</p></form>${found}
    <h2>Log</h2><pre>${log.map(text).join("\n") || "Nothing was logged."}</pre>`;
}

const text = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

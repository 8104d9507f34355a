import { createHash } from "node:crypto";
import { z } from "zod";

/** What is read of an archive by this release. A change of the shape is another number. */
export const archiveVersion = 1;

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** `manifest.json`: what the archive holds, in which order, and what each part must be. */
export const manifestShape = z.object({
  format: z.literal("cairn-company"),
  version: z.literal(archiveVersion),
  madeAt: z.iso.datetime(),
  company: z.object({
    id: z.uuid(),
    address: z.string(),
    name: z.string(),
    flags: z.record(z.string(), z.boolean()),
    settings: z.record(z.string(), z.unknown()),
    createdAt: z.iso.datetime(),
    /** The last step of the history of its tables. */
    schemaVersion: z.int(),
  }),
  /** `tables/<name>.csv.gz`; the digest is of the text before it was packed. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256: digest })),
  /** `register/<name>.json`: its rows in the register of companies. */
  register: z.array(z.object({ name: z.string(), rows: z.int(), sha256: digest })),
  /** `files/<name>`: what people uploaded. */
  files: z.array(z.object({ name: z.string().regex(/^[a-z0-9-]+$/), bytes: z.int(), sha256: digest })),
});

export type Manifest = z.output<typeof manifestShape>;

/** Stands in each archive, for whoever opens it without us. */
export const readme = `This folder is one company of Cairn, complete at the moment that manifest.json names.

manifest.json   what there is: each table with its columns, rows and digest (SHA-256 of the text before it was packed),
                each file with its size and digest
manifest.mac    HMAC-SHA-256 of manifest.json under the key of the archive, so that a changed archive is refused
tables/         one CSV file a table, packed with gzip. The first line names the columns. Nothing between two commas is
                "no value", "" is an empty text. Moments are in UTC, bytes in hexadecimal
register/       what the installation knows of the company: its people's sign-ins, its keys and rules
files/          what people uploaded, by the names that the table "attachment" has in store_key

Values that begin with "v2." are sealed with the company's own data key: AES-256-GCM, written as v2.<key>.<nonce>.<text and
tag>, each in base64url; the data that goes with each is the JSON list of the company's id, the column and the row. Data
keys stand in register/data_key.json, sealed in the same way (v1, the data is "column|row") under HKDF-SHA-256 of the
archive's key with the text "cairn secrets at rest".

The archive's key is not in here. "tenant import" reads both.
`;

export const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

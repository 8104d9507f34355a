import type { Migration } from "#tenancy/migration.ts";

/** What people acknowledge and sign, on records of any room. */
export const signedDocuments: Migration = {
  version: 63,
  name: "documents that are acknowledged and signed",
  up: `
create table {signed_document} (
  id uuid primary key,
  -- As rules call the record: ReviewResult. Its table belongs to another room, so there is no foreign key.
  record_kind text not null,
  record_id uuid not null,
  signer_id uuid not null references {employee},
  asks text not null check (asks in ('ACKNOWLEDGEMENT', 'SIGNATURE')),
  -- Every word that is signed, as text: its digest is over these bytes.
  content text not null,
  content_digest text not null check (content_digest ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('OPEN', 'ACKNOWLEDGED', 'SIGNED', 'SIGNED_WITH_DISAGREEMENT', 'REFUSED', 'WITHDRAWN')),
  issued_by uuid references {employee},
  issued_at timestamptz not null,
  expires_on date,
  settled_by uuid references {employee},
  settled_at timestamptz,
  typed_name text,
  statement text,
  witness_id uuid references {employee},
  -- What was settled, as text, and the company's signature under it.
  proof text,
  proof_signature text,
  version int not null default 1,
  check ((state in ('OPEN', 'WITHDRAWN')) = (proof is null)),
  check ((proof is null) = (proof_signature is null)),
  check ((state = 'REFUSED') = (witness_id is not null))
);
create index signed_document_on_record on {signed_document} (record_id, record_kind, issued_at);
create unique index signed_document_open on {signed_document} (record_kind, record_id, signer_id) where state = 'OPEN';
create index signed_document_waiting on {signed_document} (signer_id) where state = 'OPEN';
create index signed_document_issued_by on {signed_document} (issued_by);
create index signed_document_settled_by on {signed_document} (settled_by);
create index signed_document_witness on {signed_document} (witness_id);
`,
};

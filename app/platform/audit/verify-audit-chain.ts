import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { chainedColumns, chainStart, linkHash, type ChainedEntry } from "./audit-chain.ts";
import type { ChainHead } from "./extend-audit-chain.ts";
import { sql } from "#tenancy/sql.ts";

export type AuditVerdict = {
  /** Entries whose links hold, from the first on. */
  verified: number;
  /** Entries recorded and not linked yet; the worker links them within seconds. */
  unlinked: number;
  fault: AuditFault | null;
};

export type AuditFault =
  | { kind: "changed"; position: number; entryId: string }
  | { kind: "missing"; position: number }
  | { kind: "anchor"; position: number }
  | { kind: "skipped"; entryId: string };

const batch = 10_000;

/** Walks the whole chain and holds it to the anchors; the first thing wrong is named, and nothing is written. */
export async function verifyAuditChain(
  unit: Pick<UnitOfWork, "rows">,
  anchors: readonly ChainHead[],
): Promise<AuditVerdict> {
  const anchored = new Map(anchors.map(({ position, hash }) => [position, hash]));
  let head: ChainHead = { position: 0, hash: chainStart };
  // The next links are on their way while these are looked at.
  for (let links = await linksAfter(unit, 0); links.length > 0;) {
    const coming = linksAfter(unit, Number(links.at(-1)!.position));
    for (const link of links) {
      const fault = faultOf(head, link, anchored);
      if (fault) return coming.then(() => verdict(head, fault));
      head = { position: head.position + 1, hash: link.hash };
    }
    links = await coming;
  }
  const lost = anchors.find(({ position }) => position > head.position);
  if (lost) return verdict(head, { kind: "missing", position: head.position + 1 });
  return withUnlinked(unit, head);
}

/** What is wrong with the link after the head, if anything. */
function faultOf(head: ChainHead, link: LinkRow, anchored: ReadonlyMap<number, Buffer>): AuditFault | null {
  const position = head.position + 1;
  if (Number(link.position) !== position || link.id === null) return { kind: "missing", position };
  const hash = linkHash(head.hash, link as ChainedEntry);
  if (!hash.equals(link.hash)) return { kind: "changed", position, entryId: link.id };
  return anchored.get(position)?.equals(hash) === false ? { kind: "anchor", position } : null;
}

function verdict(head: ChainHead, fault: AuditFault): AuditVerdict {
  return { verified: head.position, unlinked: 0, fault };
}

type LinkRow = { position: string; hash: Buffer } & (ChainedEntry | { id: null });

/** A link whose entry was deleted comes without one. */
function linksAfter(unit: Pick<UnitOfWork, "rows">, position: number): Promise<LinkRow[]> {
  return unit.rows<LinkRow>(
    sql`select l.position::text as position, l.hash, ${chainedColumns} from {audit_link} l
      left join {audit_entry} e on e.id = l.entry_id
      where l.position > ${position} order by l.position limit ${batch}`,
  );
}

/** An entry put in behind the head's back comes before what is linked, and is never linked itself. */
async function withUnlinked(unit: Pick<UnitOfWork, "rows">, head: ChainHead): Promise<AuditVerdict> {
  const [skipped] = await unit.rows<{ id: string }>(
    sql`select e.id::text as id from {audit_entry} e left join {audit_link} l on l.entry_id = e.id
      where l.position is null and (e.transaction_id, e.id) <= (select transaction_id, entry_id from {audit_link}
        order by position desc limit 1)
      order by e.id limit 1`,
  );
  if (skipped) return verdict(head, { kind: "skipped", entryId: skipped.id });
  const [rest] = await unit.rows<{ count: number }>(
    sql`select count(*)::int as count from {audit_entry} e where not exists (select from {audit_link} l where l.entry_id = e.id)`,
  );
  return { verified: head.position, unlinked: rest!.count, fault: null };
}

import { generateKeyPair, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { keyOfValue, type Sealer } from "#app/platform/secrets/sealer.ts";
import type { UnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";

type Stored = { surveyId: string; publicKey: string; privateKey: string; boxKey: string };

/** The keys of a survey while it is answered: one pair signs tokens unseen, the other keeps the box shut. */
export type SurveyKeys = {
  /** SubjectPublicKeyInfo, base64. */
  publicKey: string;
  /** PKCS 8, base64. */
  privateKey: string;
  /** 32 bytes. */
  boxKey: Buffer;
};

const privatePlace = (surveyId: string) => ({ column: "survey_key.private_key", ownerId: surveyId });
const boxPlace = (surveyId: string) => ({ column: "survey_key.box_key", ownerId: surveyId });

/** Makes the keys of a survey, unless it has some; RSA of 2,048 bits, as RFC 9474 asks at least. */
export async function makeKeys(context: Context, surveyId: string): Promise<void> {
  const pair = await promisify(generateKeyPair)("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { format: "der", type: "spki" },
    privateKeyEncoding: { format: "der", type: "pkcs8" },
  });
  const sealer = await context.sealer();
  const sealed = sealer.seal(pair.privateKey.toString("base64"), privatePlace(surveyId));
  const box = sealer.seal(randomBytes(32).toString("base64"), boxPlace(surveyId));
  await context.rows(
    sql`insert into {survey_key} (survey_id, public_key, private_key, box_key)
      values (${surveyId}, ${pair.publicKey.toString("base64")}, ${sealed}, ${box}) on conflict do nothing`,
  );
}

/** Null where they are gone: once results can be seen nothing can be answered or opened any more. */
export async function keysOf(context: Context, surveyId: string): Promise<SurveyKeys | null> {
  const stored = await firstRow<Stored>(
    context,
    sql`select public_key as "publicKey", private_key as "privateKey", box_key as "boxKey" from {survey_key}
      where survey_id = ${surveyId}`,
  );
  if (!stored) return null;
  const sealer = await context.sealer();
  return {
    publicKey: stored.publicKey,
    privateKey: sealer.open(stored.privateKey, privatePlace(surveyId)),
    boxKey: Buffer.from(sealer.open(stored.boxKey, boxPlace(surveyId)), "base64"),
  };
}

/** The key that tokens are verified with, which everybody may know. */
export async function publicKeyOf(context: Context, surveyId: string): Promise<string | null> {
  const row = await firstRow<{ publicKey: string }>(
    context,
    sql`select public_key as "publicKey" from {survey_key} where survey_id = ${surveyId}`,
  );
  return row?.publicKey ?? null;
}

const all = (unit: Pick<UnitOfWork, "rows">, lock = false) =>
  unit.rows<Stored>(
    sql`select survey_id as "surveyId", public_key as "publicKey", private_key as "privateKey", box_key as "boxKey"
      from {survey_key} ${lock ? sql`for update` : sql``}`,
  );

/** Seals the keys of a company's surveys with the key that seals now; the answer is how many were sealed anew. */
export async function resealSurveys(unit: UnitOfWork, sealer: Sealer & { sealingKeyId: string }): Promise<number> {
  let count = 0;
  for (const { surveyId, privateKey, boxKey } of await all(unit, true)) {
    if (keyOfValue(privateKey).keyId === sealer.sealingKeyId) continue;
    const anew = (value: string, place: ReturnType<typeof boxPlace>) => sealer.seal(sealer.open(value, place), place);
    await unit.rows(
      sql`update {survey_key} set private_key = ${anew(privateKey, privatePlace(surveyId))},
        box_key = ${anew(boxKey, boxPlace(surveyId))} where survey_id = ${surveyId}`,
    );
    count += 2;
  }
  return count;
}

/** The keys that the keys of a company's surveys are sealed with. */
export async function keysOfSurveys(unit: UnitOfWork): Promise<string[]> {
  return [...new Set((await all(unit)).map(({ privateKey }) => keyOfValue(privateKey).keyId))];
}

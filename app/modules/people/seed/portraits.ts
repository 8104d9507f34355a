import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { drawDrawings } from "#app/platform/files/draw-drawings.ts";
import { squarePictures, type SquarePictures } from "#app/platform/files/square-pictures.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import { sql } from "#tenancy/sql.ts";
import type { PlannedPerson } from "./plan-people.ts";

/** More people than this have no portraits: who tries a company of that size looks for speed, not for faces. */
const mostPortraits = 300;

const hair = {
  FEMALE: ["bangs", "bun", "bun2", "hijab", "long", "longBangs", "longCurly", "medium1", "mediumBangs"],
  MALE: ["dreads1", "flatTop", "noHair1", "noHair3", "pomp", "shaved1", "short1", "short3", "short5", "turban"],
};
const hairForAll = ["cornrows", "short2", "twists"];
const faces = ["smile", "cute", "calm"];
const beards = ["chin", "full", "full3", "goatee1", "moustache1", "moustache5"];
const glasses = ["glasses", "glasses2", "glasses3", "glasses4"];
const skins = ["ffdbb4", "edb98a", "d08b5b", "ae5d29", "8a5a3c"];
const hairColors = ["2c1b18", "4a312c", "724133", "a55728", "b58143", "d6b370"];
const grounds = ["cfe3ea", "d9d2ec", "f3d9cf", "dfe8cf", "f5e3c3", "d3dff3"];
const cloths = ["2f7f86", "c26a4a", "5a6fb0", "8a9a5b", "d9a441", "8c5a83"];

/**
 * Drawn portraits of people of a demo company that has so many, the same for the same company; Open Peeps by Pablo Stanley,
 * CC0.
 */
export async function seedPortraits(
  context: Context,
  people: readonly Pick<PlannedPerson, "id" | "gender">[],
  seed: string,
  companyOf = people.length,
): Promise<void> {
  if (companyOf > mostPortraits) return;
  const random = seededRandom(`portraits:${seed}`);
  const keys = people.map(() => random.id());
  const drawn = await drawPortraits(people, random);
  const created_at = context.clock.now().toISOString();
  await insertRows(
    context,
    "employee_photo",
    "key text, employee_id uuid, small bytea, large bytea, created_at timestamptz",
    people.map(({ id }, place) => {
      const { small, large } = drawn[place]!;
      return { key: keys[place], employee_id: id, small: asBytea(small), large: asBytea(large), created_at };
    }),
  );
  await context.rows(
    sql`update {employee} e set photo_key = p.key from {employee_photo} p
      where p.employee_id = e.id and p.key = any(${keys}::text[])`,
  );
}

const asBytea = (bytes: Buffer) => `\\x${bytes.toString("hex")}`;

async function drawPortraits(
  people: readonly Pick<PlannedPerson, "gender">[],
  random: SeededRandom,
): Promise<SquarePictures[]> {
  const [{ createAvatar }, openPeeps] = await Promise.all([import("@dicebear/core"), import("@dicebear/open-peeps")]);
  // The types of the drawings name every hair and face one by one; a test draws with all of ours.
  const one = (values: readonly string[]) => [random.pick(values)] as string[] as [];
  const drawings = people.map(({ gender }) =>
    createAvatar(openPeeps, {
      ...{ size: 256, scale: 112, translateX: -6, translateY: 14, maskProbability: 0 },
      head: one([...hair[gender], ...hairForAll]),
      face: one(faces),
      skinColor: one(skins),
      headContrastColor: one(hairColors),
      backgroundColor: one(grounds),
      clothingColor: one(cloths),
      facialHair: one(beards),
      facialHairProbability: gender === "MALE" && random.chance(0.35) ? 100 : 0,
      accessories: one(glasses),
      accessoriesProbability: random.chance(0.25) ? 100 : 0,
    }).toString(),
  );
  return Promise.all((await drawDrawings(drawings)).map(squarePictures));
}

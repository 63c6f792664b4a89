import { pick } from "../invented-postings.ts";
import { type Advert, type AdvertWay, type Block, ownBoard } from "./advert.ts";
import { type Copy, type Mutation, type Part, PARTS, write } from "./fourth-copy.ts";
import { type Difference, FOURTH_DIFFERENCES } from "./fourth-differences.ts";
import { FOURTH_MUTATIONS } from "./fourth-mutations.ts";
import { someOf } from "./invent-job.ts";
import type { Chance } from "./pair-ways.ts";

const COMPANIONS = [0, 1, 1, 2];

/** Adverts of a few lines and of several pages are postings, too. */
function resized(chance: Chance, advert: Advert): Advert {
  const size = chance();
  const short = (block: Block) => ({ ...block, lines: block.lines.slice(0, 2) });
  return size < 0.2 ? { ...advert, blocks: advert.blocks.slice(0, 3).map(short) } : advert;
}

/** Up to two changes more, of other parts of the posting. */
function withCompanions(chance: Chance, copy: Copy, but: readonly string[]): Copy {
  const parts = someOf(
    chance,
    PARTS.filter((part) => !but.includes(part)),
    pick(chance, COMPANIONS),
  );
  return parts.reduce((so, part) => {
    const mutation = pick(
      chance,
      FOURTH_MUTATIONS.filter(({ of }) => of === part),
    );
    return mutation.change(chance, so) ?? so;
  }, copy);
}

const sameWay = ({ name, of, change }: Mutation): AdvertWay => ({
  way: name,
  isSame: true,
  tell(chance, given) {
    const advert = resized(chance, given);
    const changed = change(chance, { advert, told: {}, after: [] });
    return changed && [ownBoard(advert), write(chance, withCompanions(chance, changed, [of]))];
  },
});

function leftAlone(name: string): Part[] {
  if (name.startsWith("title")) return ["title"];
  return name.startsWith("fields") ? ["place", "company", "fields"] : ["blocks", "writing"];
}

/** Only what leaves the difference to be seen is changed besides: a text cut before it tells nothing of it. */
const otherWay = ({ name, needsKinds, tell }: Difference): AdvertWay => ({
  way: name,
  isSame: false,
  ...(needsKinds && { needsKinds }),
  tell(chance, given) {
    const pair = tell(chance, given);
    if (!pair) return null;
    const [one, other] = pair;
    const copy = withCompanions(chance, { advert: other.advert, told: {}, after: [] }, leftAlone(name));
    return [ownBoard(one.advert, one.told), { ...write(chance, copy), ...other.told }];
  },
});

export const FOURTH_SET: AdvertWay[] = [...FOURTH_MUTATIONS.map(sameWay), ...FOURTH_DIFFERENCES.map(otherWay)];

const HELD = /^I (?:also )?hold (?<names>.+?)\.?$/u;
const JOINT = /,? and I hold |,? and |, /gu;
const MOST_JOINTS = 5;

/** Whether a sentence such as "I hold a BE licence and Safe Pass" names several papers, each of which is borne out by itself. */
export function isHeldOneByOne(text: string, isBorneOut: (sentence: string) => boolean): boolean {
  const names = HELD.exec(text)?.groups?.names ?? "";
  const joints = [...names.matchAll(JOINT)];
  if (joints.length === 0 || joints.length > MOST_JOINTS) return false;
  return joints.some(({ index, 0: joint }) => {
    const [first, others] = [names.slice(0, index), names.slice(index + joint.length)];
    return (
      isBorneOut(`I hold ${first}`) &&
      (isBorneOut(`I hold ${others}`) || isHeldOneByOne(`I hold ${others}`, isBorneOut))
    );
  });
}

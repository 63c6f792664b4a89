import { useLanguage } from "../../../components/use-texts.ts";
import { distanceAgoIn } from "../../../lib/distance-in-words.ts";

type TimeAgoProps = { date: string; now: Date; say?: (ago: string) => string };

/** `12 minutes ago`, as `say` puts it; a date that cannot be read leaves the time out. */
export function TimeAgo({ date, now, say = (ago) => ago }: TimeAgoProps) {
  const language = useLanguage();
  if (Number.isNaN(Date.parse(date))) return null;
  return <time dateTime={date}>{say(distanceAgoIn(language, date, now))}</time>;
}

import type { ListedUser } from "../../../../server/admin/admin-user.ts";
import { useAdminTexts } from "../admin-texts.ts";
import { Badge } from "../../../components/badge.tsx";

const TIER_NAMES: Record<ListedUser["subscriptionTier"], string> = { free: "Free", pro: "Pro", premium: "Premium" };

export function TierBadge({ tier }: { tier: ListedUser["subscriptionTier"] }) {
  return <Badge className="source">{TIER_NAMES[tier]}</Badge>;
}

/** Active and inactive look different, anything else is neutral; the word is always there. */
export function StatusBadge({ status }: { status: string }) {
  const texts = useAdminTexts();
  const look = status === "active" || status === "inactive" ? status : "other";
  const word = look === "other" ? status.charAt(0).toUpperCase() + status.slice(1) : texts[look];
  return <Badge className={`admin-status ${look}`}>{word}</Badge>;
}

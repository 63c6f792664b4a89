import { useState } from "react";

export function CompanyLogo({ company, address }: { company: string; address: string | null }) {
  const [failed, setFailed] = useState(false);
  const letters = [...company.trim()].slice(0, 2).join("").toUpperCase();
  const hasPicture = address !== null && /^https?:\/\//i.test(address) && !failed;
  return (
    <div className="logo" aria-hidden="true">
      {hasPicture ? (
        <img
          src={address}
          alt={letters}
          data-letters={letters}
          width={44}
          height={44}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      ) : (
        letters
      )}
    </div>
  );
}

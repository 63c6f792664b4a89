import { useLanguage, useTexts } from "../../components/use-texts.ts";
import { byteSize } from "../../lib/byte-size.ts";
import { grouped } from "../../lib/grouped-number.ts";
import { admin } from "../../texts/en/admin.ts";

export function useAdminTexts() {
  return useTexts("admin", admin);
}

export function useAdminNumbers() {
  const language = useLanguage();
  return {
    grouped: (value: number) => grouped(value, language),
    byteSize: (bytes: number) => byteSize(bytes, language),
  };
}

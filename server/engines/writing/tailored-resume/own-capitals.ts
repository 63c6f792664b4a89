/** "COSHH" and "GLOBALG.A.P." as the resume writes them, and not as words. */
export function withOwnCapitals(name: string, text: string): string {
  return name.replace(/[\p{L}\d.&+#-]{3,}/gu, (word) => {
    const at = text.toLowerCase().indexOf(word.toLowerCase());
    const own = at < 0 ? word : text.slice(at, at + word.length);
    const isShouted = own === own.toUpperCase() && (text.includes(word) || text.includes(word.toLowerCase()));
    return /\p{Lu}.*\p{Lu}/u.test(own) && /\p{Ll}/u.test(word) && isNamedOnce(own) && !isShouted ? own : word;
  });
}

function isNamedOnce(own: string): boolean {
  return own.length <= LONGEST_CODE || /[.\d]/.test(own) || /\p{Ll}/u.test(own);
}

const LONGEST_CODE = 6;

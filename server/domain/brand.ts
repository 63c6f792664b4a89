export const BRAND = "Northfold";

export const COPYRIGHT = `© 2024 ${BRAND}. Empowering careers with AI.`;

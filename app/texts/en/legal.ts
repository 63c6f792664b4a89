export const legal = {
  updated: "Last updated: December 2024",
  contents: "Contents",
};

/** Loaded into a process by --import: tells at its end what it used, as its last line; `cpuS` in s, `mostMb` in MB. */
const KB_A_MB = 1024;

process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  const mostMb = process.resourceUsage().maxRSS / KB_A_MB;
  console.log(JSON.stringify({ cpuS: (user + system) / 1e6, mostMb }));
});

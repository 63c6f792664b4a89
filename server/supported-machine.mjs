// Plain JavaScript without dependencies: it runs before anything is installed.

/** From here on a Node can set Northfold up; it then runs on the one that is installed with it. */
const SETUP_NODE = 20;
/** Needed where no Node can be installed with it. */
const OWN_NODE = 26;
const BUNDLED = new Set(["linux x64", "linux arm64", "darwin arm64"]);
const SYSTEMS = "Northfold runs on Linux (x64 and arm64, with glibc), on macOS, and on Windows within WSL.";

/** A sentence, or null where Northfold can be set up; `nodeMajor` is the Node at hand. */
export function refusalFor({ platform, arch, isMusl, nodeMajor }) {
  if (platform === "win32") {
    return `${SYSTEMS} Open a WSL terminal (https://learn.microsoft.com/windows/wsl/install) and start it there.`;
  }
  if (isMusl) return `${SYSTEMS} This Linux has musl instead of glibc, as Alpine has: use Debian, Ubuntu or Fedora.`;
  if (platform === "darwin" && arch === "x64") {
    if (nodeMajor >= OWN_NODE) return null;
    return `On a Mac with an Intel processor Northfold needs Node ${OWN_NODE} or later (https://nodejs.org); this is Node ${nodeMajor}.`;
  }
  if (!BUNDLED.has(`${platform} ${arch}`)) return `${SYSTEMS} This is ${platform} on ${arch}.`;
  return nodeMajor >= SETUP_NODE
    ? null
    : `Northfold needs Node ${SETUP_NODE} or later to set itself up; this is Node ${nodeMajor}.`;
}

export function thisMachine() {
  const { platform, arch, versions, report } = process;
  // A report names the glibc that Node was started with; on musl there is none.
  const isMusl = platform === "linux" && !report.getReport().header.glibcVersionRuntime;
  return { platform, arch, isMusl, nodeMajor: Number(versions.node.split(".")[0]) };
}

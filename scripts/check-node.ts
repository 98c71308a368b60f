// Stops with one clear sentence where npm could not bring the Node that the project needs.
const needed = 24;
const major = Number(process.versions.node.split('.')[0]);
if (major < needed) {
  console.error(
    `Soundings runs on Node ${needed}, this is ${process.version}. "npm ci" brings Node ${needed} on Linux and Windows ` +
      'unless optional packages are left out; on macOS install Node 24 yourself.',
  );
  process.exit(1);
}

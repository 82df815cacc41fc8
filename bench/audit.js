// Audit pages with Lighthouse's phone profile and weigh their scripts. Reads JSON from standard
// input: {chromium, pages: [{name, url, cookies}]}.
import { gzipSync } from "node:zlib";

import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const CATEGORIES = ["performance", "accessibility", "best-practices"];
const RUNS = 5;

async function read() {
  let text = "";
  for await (const part of process.stdin) text += part;
  return JSON.parse(text);
}

/** Bytes of all scripts of a first load, each gzipped as it is sent. */
async function weight(report) {
  const requests = report.audits["network-requests"].details.items;
  const scripts = requests.filter((each) => each.resourceType === "Script");
  const urls = [...new Set(scripts.map((each) => each.url))];
  const sizes = urls.map(async (url) => gzipSync(await (await fetch(url)).text()).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** What keeps a score below its best, as the report puts it. */
function findings(report) {
  return CATEGORIES.flatMap((category) =>
    report.categories[category].auditRefs
      .filter(({ id, weight: counts }) => counts && (report.audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${category}: ${report.audits[id].title} ${report.audits[id].displayValue ?? ""}`),
  );
}

async function audit({ name, url, cookies = [] }, port) {
  const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}` });
  const page = await browser.newPage();
  if (cookies.length) await page.setCookie(...cookies);
  const flags = { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: "error" };
  const { lhr } = await lighthouse(url, flags, undefined, page);
  const scores = CATEGORIES.map((each) => [each, Math.round(100 * lhr.categories[each].score)]);
  const found = { name, scores: Object.fromEntries(scores), bytes: await weight(lhr) };
  await page.close();
  await browser.disconnect();
  return { ...found, findings: findings(lhr) };
}

/** The median of several runs, each in a new browser: machines are noisy. */
async function median(page, chromium) {
  const runs = [];
  while (runs.length < RUNS) {
    const chrome = await launch({ chromePath: chromium, chromeFlags: FLAGS, ignoreDefaultFlags: true });
    runs.push(await audit(page, chrome.port));
    chrome.kill();
  }
  runs.sort((one, other) => one.scores.performance - other.scores.performance);
  return runs[(RUNS - 1) / 2];
}

const { chromium, pages } = await read();
const found = [];
for (const page of pages) found.push(await median(page, chromium));
console.log(JSON.stringify(found));

import { describe, expect, it } from "vitest";

import { asHash, hashOf } from "./seed";

describe("The hash of a seed", () => {
  it("is computed as the server computes it", async () => {
    const hash = await hashOf("0".repeat(64));
    expect(hash).toBe("d0e3ac99b28cb18219571848e69877d3c97276997400b36b183b1ea309c5856b");
    expect(asHash(` ${hash?.toUpperCase()} `)).toBe(hash);
  });
});

import hashlib
import hmac
import os
import re
import sys
import time


# raw_body: the bytes as received, before any JSON parser touched them.
def is_genuine(raw_body, signatures, secret):
    for signature in signatures:
        match = re.fullmatch(r"t=([0-9]+),v1=([0-9a-f]{64})", signature or "")
        if not match:
            continue
        t, v1 = match.groups()
        expected = hmac.new(secret.encode(), t.encode() + b"." + raw_body, hashlib.sha256).hexdigest()
        if hmac.compare_digest(expected, v1) and abs(time.time() - int(t)) <= 300:
            return True
    return False


if __name__ == "__main__":
    env = os.environ
    given = [env.get("SIGNATURE"), env.get("SIGNATURE_PREVIOUS")]
    is_valid = is_genuine(sys.stdin.buffer.read(), given, env["WEBHOOK_SECRET"])
    print("valid" if is_valid else "invalid")
    sys.exit(0 if is_valid else 1)

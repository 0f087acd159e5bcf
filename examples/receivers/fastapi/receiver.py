import hashlib
import hmac
import json
import os
import re
import time

import uvicorn
from fastapi import BackgroundTasks, FastAPI, Request, Response

SECRET = os.environ["WEBHOOK_SECRET"].encode()
MAX_BYTES = 4 * 1024 * 1024

app = FastAPI()

# A table with the event's id as its key, where events must outlive the process.
received = {}


def is_genuine(raw_body, signatures):
    for signature in signatures:
        match = re.fullmatch(r"t=([0-9]+),v1=([0-9a-f]{64})", signature or "")
        if not match:
            continue
        t, v1 = match.groups()
        expected = hmac.new(SECRET, t.encode() + b"." + raw_body, hashlib.sha256).hexdigest()
        if hmac.compare_digest(expected, v1) and abs(time.time() - int(t)) <= 300:
            return True
    return False


async def read_body(request):
    raw_body = bytearray()
    async for chunk in request.stream():
        raw_body += chunk
        if len(raw_body) > MAX_BYTES:
            return None
    return bytes(raw_body)


async def carry_out(event):
    print(event["id"], event["type"], flush=True)


@app.post("/hook")
async def hook(request: Request, work: BackgroundTasks):
    # Not a model as parameter: the signature is of the bytes as they arrived.
    raw_body = await read_body(request)
    if raw_body is None:
        return Response(status_code=413)
    headers = request.headers
    if not is_genuine(
        raw_body, [headers.get("X-Service-Signature"), headers.get("X-Service-Signature-Previous")]
    ):
        return Response(status_code=401)
    event = json.loads(raw_body)
    if event["id"] not in received:
        received[event["id"]] = event
        work.add_task(carry_out, event)
    # Kept, so it may be acknowledged; background tasks run after the answer.
    return Response(status_code=204)


if __name__ == "__main__":
    uvicorn.run(app, host="127.0.0.1", port=int(os.environ.get("PORT", "3000")), access_log=False)

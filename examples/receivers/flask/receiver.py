import hashlib
import hmac
import json
import os
import queue
import re
import threading
import time

from flask import Flask, request

SECRET = os.environ["WEBHOOK_SECRET"].encode()

app = Flask(__name__)
app.config["MAX_CONTENT_LENGTH"] = 4 * 1024 * 1024

# A table with the event's id as its key, where events must outlive the process.
received = {}
lock = threading.Lock()
work = queue.Queue()


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


def carry_out():
    while True:
        event = work.get()
        print(event["id"], event["type"], flush=True)


@app.post("/hook")
def hook():
    # Not request.json: the signature is of the bytes as they arrived.
    raw_body = request.get_data()
    headers = request.headers
    if not is_genuine(
        raw_body, [headers.get("X-Service-Signature"), headers.get("X-Service-Signature-Previous")]
    ):
        return "", 401
    event = json.loads(raw_body)
    with lock:
        is_new = event["id"] not in received
        received[event["id"]] = event
    if is_new:
        work.put(event)
    # Kept, so it may be acknowledged; the work comes after the answer.
    return "", 204


threading.Thread(target=carry_out, daemon=True).start()
if __name__ == "__main__":
    app.run(host="127.0.0.1", port=int(os.environ.get("PORT", "3000")), threaded=True)

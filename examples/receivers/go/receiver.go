package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"sync"
	"time"
)

type event struct {
	ID   string          `json:"id"`
	Type string          `json:"type"`
	Data json.RawMessage `json:"data"`
}

var signatureForm = regexp.MustCompile(`^t=(\d+),v1=([0-9a-f]{64})$`)

func isGenuine(rawBody []byte, signatures []string, secret string) bool {
	for _, signature := range signatures {
		parts := signatureForm.FindStringSubmatch(signature)
		if parts == nil {
			continue
		}
		given, _ := hex.DecodeString(parts[2])
		mac := hmac.New(sha256.New, []byte(secret))
		mac.Write([]byte(parts[1] + "."))
		mac.Write(rawBody)
		seconds, err := strconv.ParseInt(parts[1], 10, 64)
		age := time.Since(time.Unix(seconds, 0)).Abs()
		if hmac.Equal(mac.Sum(nil), given) && err == nil && age <= 300*time.Second {
			return true
		}
	}
	return false
}

func carryOut(work <-chan event) {
	for each := range work {
		fmt.Println(each.ID, each.Type)
	}
}

func main() {
	secret, port := os.Getenv("WEBHOOK_SECRET"), os.Getenv("PORT")
	if secret == "" {
		log.Fatal("Set WEBHOOK_SECRET to the secret of the endpoint")
	}
	if port == "" {
		port = "3000"
	}
	// A table with the event's id as its key, where events must outlive the process.
	var received sync.Map
	work := make(chan event, 1000)
	go carryOut(work)

	http.HandleFunc("POST /hook", func(response http.ResponseWriter, request *http.Request) {
		// Read whole before anything parses it: the signature is of the bytes as they arrived.
		rawBody, err := io.ReadAll(http.MaxBytesReader(response, request.Body, 4<<20))
		if err != nil {
			http.Error(response, "", http.StatusRequestEntityTooLarge)
			return
		}
		headers := request.Header
		signatures := []string{headers.Get("X-Service-Signature"), headers.Get("X-Service-Signature-Previous")}
		if !isGenuine(rawBody, signatures, secret) {
			http.Error(response, "", http.StatusUnauthorized)
			return
		}
		var got event
		if err := json.Unmarshal(rawBody, &got); err != nil {
			http.Error(response, "", http.StatusBadRequest)
			return
		}
		if _, known := received.LoadOrStore(got.ID, got); !known {
			work <- got
		}
		// Kept, so it may be acknowledged; the work comes after the answer.
		response.WriteHeader(http.StatusNoContent)
	})
	log.Fatal(http.ListenAndServe("127.0.0.1:"+port, nil))
}
